import { Fragment, isValidElement } from "react";

/**
 * Stands in for React's package `react-is`, of which recharts uses this one function
 * (`resolve.alias` in vite.config.ts).
 */
export const isFragment = (value: unknown): boolean => isValidElement(value) && value.type === Fragment;
