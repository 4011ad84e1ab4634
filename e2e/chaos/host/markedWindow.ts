/** What the matrix keeps on the page that it tries a fault on. */
export interface MarkedWindow {
  __chaosPage?: boolean;
  /** What the host reported to monitoring: owner and step. */
  __chaosFailures?: string[];
}
