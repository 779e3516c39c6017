/** Whether much may be fetched without asking. */

/** The network, in browsers that report on it. */
export interface Connection {
  readonly saveData?: boolean;
  readonly type?: string;
  readonly effectiveType?: string;
}

const FREE = ["wifi", "ethernet", "unknown"];
const SLOW = ["slow-2g", "2g"];

/** Not on a line that is slow, or may cost money; some browsers do not tell. */
export function isGoodLine({ onLine, connection }: { onLine: boolean; connection?: Connection | undefined }): boolean {
  const { saveData = false, type = "unknown", effectiveType = "" } = connection ?? {};
  return onLine && !saveData && FREE.includes(type) && !SLOW.includes(effectiveType);
}
