import { createHash, randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';

/** Kept open between uploads, so that connecting is not measured. */
const agent = new Agent({ keepAlive: true });

/** A file to upload; `renew` changes its content. */
export interface UploadFile {
  bytes: Buffer;
  sha256: string;
  renew: () => void;
}

/** Returns a file of random bytes. */
export function createUploadFile(size: number): UploadFile {
  const bytes = randomBytes(size);
  const file: UploadFile = {
    bytes,
    sha256: '',
    renew: () => {
      randomBytes(16).copy(bytes);
      file.sha256 = createHash('sha256').update(bytes).digest('hex');
    },
  };
  file.renew();
  return file;
}

/** Uploads a file and returns the milliseconds until the response; rejects unless it has the right digest. */
export function sendUpload(port: number, path: string, { bytes, sha256 }: UploadFile): Promise<number> {
  const headers = { 'Content-Type': 'application/octet-stream', 'Content-Length': bytes.length };
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const upload = request({ host: '127.0.0.1', port, path, method: 'POST', headers, agent }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (text: string) => (body += text));
      response.on('end', () => {
        const isRight = response.statusCode === 200 && body.includes(sha256);
        if (isRight) resolve(performance.now() - startedAt);
        else
          reject(
            new Error(`An upload of ${bytes.length} bytes returned ${response.statusCode ?? 0}: ${body}`),
          );
      });
    });
    upload.on('error', reject);
    upload.end(bytes);
  });
}
