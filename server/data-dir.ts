/** The folder of the embedded database and of files where `DATA_DIR` names none. */
export const defaultDataDir = "./data";
