/** Where a server of this program listens. */
export interface Listening {
  host: string;
  /** 0 is any free port. */
  port: number;
}

/** The port cannot be had until a person does something. */
export class AddressTaken extends Error {}

/** Why it does not, in words for anyone who runs the program where they can do something about it. */
export function whyNotListening(error: unknown, { host, port }: Listening, variable = 'PORT'): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  switch (code) {
    case 'EADDRINUSE':
      return new AddressTaken(
        `Port ${port} is in use by another program: stop that one, or set ${variable} to another`,
        { cause: error },
      );
    case 'EACCES':
      return new AddressTaken(`Port ${port} is not allowed here: set ${variable} to one above 1023`, {
        cause: error,
      });
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new Error(`This machine is not at ${host}: set HOST to an address it has`, { cause: error });
    default:
      return error;
  }
}
