/** What the visitors of a run have done. */
export class Journal {
  acknowledged = 0;
  repeated = 0;
}
