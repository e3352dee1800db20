import { chunkSize } from '../messages';
import type { ReportEntry } from '../pipeline';
import type { TabField } from './rows';
import type { TabLink } from './tab-link';

export interface WriteOptions {
  readonly isCancelled: () => boolean;
  readonly onReports: (reports: readonly (readonly [TabField, ReportEntry])[]) => void;
}

/** Widgets open, wait and close, so few go in one message and the answer may take longer. */
const widgetsPerChunk = 4;
const patienceMs = 5_000;
const patiencePerWidgetMs = 4_000;

/** Writes the planned values, frame by frame in page order. Every field given gets a report, whatever happens. */
export async function writeTab(link: TabLink, fields: readonly TabField[], options: WriteOptions): Promise<void> {
  for (const chunk of chunks(fields)) {
    if (options.isCancelled()) {
      options.onReports(chunk.map((field) => [field, report(field, 'skipped', 'cancelled')] as const));
      continue;
    }
    options.onReports(await writeChunk(link, chunk));
  }
}

async function writeChunk(link: TabLink, chunk: readonly TabField[]): Promise<(readonly [TabField, ReportEntry])[]> {
  const items = chunk.flatMap((field) => (field.entry.value ? [{ id: field.ownId, value: field.entry.value }] : []));
  const patience = patienceMs + chunk.filter(isWidget).length * patiencePerWidgetMs;
  try {
    const { entries } = await link.call(chunk[0]!.frameId, 'agent/apply', { items }, patience);
    const byId = new Map(entries.map((entry) => [entry.id, entry]));
    return chunk.map((field) => [field, byId.get(field.ownId) ?? report(field, 'refused', 'gone')] as const);
  } catch {
    return chunk.map((field) => [field, report(field, 'refused', 'frame-silent')] as const);
  }
}

function report(field: TabField, outcome: ReportEntry['outcome'], reason: ReportEntry['reason']): ReportEntry {
  return { id: field.ownId, outcome, reason, holds: '' };
}

function* chunks(fields: readonly TabField[]): Generator<TabField[]> {
  let chunk: TabField[] = [];
  let widgets = 0;
  for (const field of fields) {
    const full = chunk.length === chunkSize || widgets === widgetsPerChunk || chunk[0]?.frameId !== field.frameId;
    if (chunk.length > 0 && full) {
      yield chunk;
      chunk = [];
      widgets = 0;
    }
    chunk.push(field);
    if (isWidget(field)) widgets++;
  }
  if (chunk.length > 0) yield chunk;
}

/** Anything that is no native control may have to be opened and waited for. */
function isWidget({ field }: TabField): boolean {
  return !['input', 'select', 'textarea'].includes(field.tag) || field.role !== '';
}
