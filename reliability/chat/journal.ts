/** The actions of the visitors of a run. */
export class Journal {
  acknowledged = 0;
  repeated = 0;
}
