import { type PGlite, parse, protocol, type Results } from "@electric-sql/pglite";
import type { NotificationResponseMessage } from "pg-protocol/dist/messages.js";
import { Parser } from "pg-protocol/dist/parser.js";

const { serialize } = protocol;

/** What the product says is some hundreds of statements; of those that its filters put together, the latest stay. */
const kept = 300;
/** A longer one is an insert of many rows, whose number is another one each time. */
const longest = 5_000;

/** After these, a statement may answer something else. */
const changesTables = /^\s*(?:alter|create|drop)\b/i;

type Message = Parameters<typeof parse.parseResults>[0][number];

interface Prepared {
  name: string;
  parameterTypes: number[];
  /** What its rows are made of, as its first answer says; null where it has none, undefined before that. */
  rowDescription?: Message | null;
}

/** How a client wants its answers. */
interface AnswerOptions {
  parsers: PGlite["parsers"];
  rowMode?: "array" | "object" | undefined;
}

interface StatementOptions {
  /** Hears what is notified of while a statement or a transaction ends. */
  onNotification?: (channel: string, payload: string) => void;
}

/**
 * Statements that PGlite has parsed and planned once, and described once. By itself it does so each time, and takes six
 * messages for it where two, and from then on one, do. Its answers are read by node-postgres' parser: PGlite's own gives each value
 * a buffer of its own, which takes longer than to find most of the rows.
 */
export function prepareStatements(client: PGlite, { onNotification }: StatementOptions = {}) {
  const prepared = new Map<string, Prepared>();
  /** Names that the next message takes back. */
  const forgotten: string[] = [];
  let last = 0;

  /** Asks for one or more things and waits for all that is answered. @throws what the database refused it with */
  async function exchange(request: Uint8Array): Promise<Message[]> {
    const parser = new Parser();
    const answers: Message[] = [];
    let refusal: unknown;
    await client.execProtocolRawStream(request, {
      syncToFs: false,
      // The bytes are the database's own, which it writes over.
      onRawData: (bytes) =>
        parser.parse(Buffer.from(bytes), (message) => {
          if (message.name === "error") refusal ??= message;
          else if (message.name === "notification") {
            const { channel, payload } = message as NotificationResponseMessage;
            onNotification?.(channel, payload);
          } else answers.push(message as Message);
        }),
    });
    if (refusal) throw refusal;
    return answers;
  }

  const send = (...messages: Uint8Array[]) => exchange(Buffer.concat([...messages, serialize.sync()]));

  function forget(text: string): void {
    const statement = prepared.get(text);
    if (statement) forgotten.push(statement.name);
    prepared.delete(text);
  }

  async function prepare(text: string): Promise<Prepared> {
    const [oldest] = prepared.keys();
    if (oldest !== undefined && prepared.size >= kept) forget(oldest);
    last += 1;
    const name = `s${last}`;
    const messages = await send(
      ...forgotten.splice(0).map((old) => serialize.close({ type: "S", name: old })),
      serialize.parse({ name, text }),
      serialize.describe({ type: "S", name }),
    );
    const statement = { name, parameterTypes: parse.parseDescribeStatementResults(messages) };
    if (text.length <= longest) prepared.set(text, statement);
    else forgotten.push(name);
    return statement;
  }

  /** The one at hand becomes the last to be forgotten. */
  async function latest(text: string): Promise<Prepared> {
    const statement = prepared.get(text);
    if (!statement) return prepare(text);
    prepared.delete(text);
    prepared.set(text, statement);
    return statement;
  }

  const written = (value: unknown, type: number): string | null => {
    if (value === null || value === undefined) return null;
    return client.serializers[type]?.(value) ?? String(value);
  };

  async function answer<Row>(
    text: string,
    values: readonly unknown[],
    { parsers, rowMode }: AnswerOptions,
  ): Promise<Results<Row>> {
    if (client.closed) throw new Error("PGlite is closed");
    try {
      const statement = await latest(text);
      const { name, parameterTypes, rowDescription } = statement;
      const messages = await send(
        serialize.bind({
          statement: name,
          values: values.map((value, at) => written(value, parameterTypes[at] ?? 0)),
        }),
        ...(rowDescription === undefined ? [serialize.describe({ type: "P" })] : []),
        serialize.execute({}),
      );
      if (rowDescription === undefined) {
        statement.rowDescription = messages.find((one) => one.name === "rowDescription") ?? null;
      }
      const described = rowDescription ? [rowDescription, ...messages] : messages;
      const [results] = parse.parseResults(described, parsers, rowMode && { rowMode });
      return results as Results<Row>;
    } catch (error) {
      forget(text);
      throw error;
    } finally {
      if (changesTables.test(text)) for (const one of [...prepared.keys()]) forget(one);
    }
  }

  /** Begins or ends a transaction. @returns what the database says it did */
  const control = (text: "begin" | "commit" | "rollback"): Promise<string> =>
    client._runExclusiveQuery(async () => {
      const messages = await exchange(serialize.query(text));
      const done = messages.find((one) => one.name === "commandComplete");
      return done ? (done as Message & { text: string }).text : "";
    });

  return {
    control,
    /** Runs a statement of an open transaction. */
    inTransaction: <Row>(text: string, values: readonly unknown[], options: AnswerOptions) =>
      client._runExclusiveQuery(() => answer<Row>(text, values, options)),
    /** Runs a statement by itself, once no transaction is open. */
    alone: <Row>(text: string, values: readonly unknown[], options: AnswerOptions) =>
      client._runExclusiveTransaction(() =>
        client._runExclusiveQuery(async () => {
          const results = await answer<Row>(text, values, options);
          await client.syncToFs();
          return results;
        }),
      ),
  };
}
