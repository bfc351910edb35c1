/** A picture in memory: red, green and blue of each point, 8 bits each, row by row from the top left. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}
