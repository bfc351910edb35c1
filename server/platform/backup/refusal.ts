/** A backup or restore cannot be made; the message says why and what to do. */
export class BackupRefused extends Error {}
