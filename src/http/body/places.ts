/** How many large bodies are held in memory at the same time, and how many from one address. */
const MAX_PLACES = 8;
const MAX_OF_ADDRESS = 2;
/** Further places for requests with a token or secret. */
const MAX_ADMITTED = 4;

/** Who sends a body. */
interface BodySender {
  address: string;
  /** Whether the request comes from this machine: such senders have no limit of their own. */
  isLocal: boolean;
  /** Whether a token or secret has let the request in. */
  isAdmitted: boolean;
}

/** What the body of one request holds. */
export interface Place {
  /** Takes a place; returns false where none is free. */
  take: () => boolean;
  /** Gives it back, if it was taken. */
  release: () => void;
}

/** The places for large bodies of a process. */
export type Places = (sender: BodySender) => Place;

export function createPlaces(): Places {
  const ofAddress = new Map<string, number>();
  let taken = 0;
  let admitted = 0;
  return ({ address, isLocal, isAdmitted }) => {
    let release = (): void => undefined;
    const take = (): boolean => {
      if (isAdmitted && admitted < MAX_ADMITTED) {
        admitted += 1;
        release = () => (admitted -= 1);
        return true;
      }
      const own = ofAddress.get(address) ?? 0;
      if (taken >= MAX_PLACES || (own >= MAX_OF_ADDRESS && !isLocal)) return false;
      taken += 1;
      ofAddress.set(address, own + 1);
      release = () => {
        taken -= 1;
        const left = (ofAddress.get(address) ?? 1) - 1;
        if (left === 0) ofAddress.delete(address);
        else ofAddress.set(address, left);
      };
      return true;
    };
    return {
      take,
      release: () => {
        release();
        release = () => undefined;
      },
    };
  };
}
