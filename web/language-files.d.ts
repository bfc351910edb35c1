declare module "virtual:language-files" {
  /** The Kiswahili script in place of an English one, by its address (tools/languages/language-files.ts). */
  export function kiswahiliFile(address: string): string;
}
