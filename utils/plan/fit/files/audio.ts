import { strToU8 } from 'fflate';
import { concat, littleEndian } from './bytes';

const samplesPerSecond = 8000;
const hertz = 440;

/** A quarter of a second of a soft tone: 8-bit mono PCM. */
export function makeWav(): Uint8Array {
  const samples = Uint8Array.from({ length: samplesPerSecond / 4 }, (_, index) =>
    Math.round(128 + 40 * Math.sin((2 * Math.PI * hertz * index) / samplesPerSecond)),
  );
  const format = concat(
    littleEndian(1, 2), // PCM
    littleEndian(1, 2), // channels
    littleEndian(samplesPerSecond, 4),
    littleEndian(samplesPerSecond, 4), // bytes a second
    littleEndian(1, 2), // bytes a frame
    littleEndian(8, 2), // bits a sample
  );
  const body = concat(strToU8('WAVE'), riff('fmt ', format), riff('data', samples));
  return riff('RIFF', body);
}

function riff(name: string, data: Uint8Array): Uint8Array {
  return concat(strToU8(name), littleEndian(data.length, 4), data);
}

/** MPEG-1 layer III, 32 kbit/s, 44.1 kHz, mono: frames of 104 bytes whose side information says “nothing”. */
export function makeMp3(): Uint8Array {
  const frame = new Uint8Array(104);
  frame.set([0xff, 0xfb, 0x10, 0xc4]);
  return concat(...Array.from({ length: 20 }, () => frame));
}
