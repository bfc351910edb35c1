/** An SMS as it goes out. */
export interface OutgoingSms {
  /** E.164. */
  to: string;
  text: string;
}

export interface SmsTransport {
  /** Delivers nothing: the text stays readable in the outbox. */
  readonly keeps: boolean;
  /**
   * Resolves when the provider has taken the text.
   * @returns what the provider calls it; null where it gives no name
   * @throws SmsFailure
   */
  send(sms: OutgoingSms): Promise<string | null>;
}

/** Why a text was not taken, in words that name nobody. */
export class SmsFailure extends Error {
  /** Whether sending the same again could only fail again. */
  readonly permanent: boolean;
  constructor(message: string, permanent = false) {
    super(message);
    this.permanent = permanent;
  }
}

/** Delivers nothing: for development and demos, where texts are read in the outbox. */
export const keepSms: SmsTransport = { keeps: true, send: async () => null };
