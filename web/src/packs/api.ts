import { once } from '../session/api';
import type {
  Judged,
  PackAsk,
  PackChecked,
  PackExport,
  PackExported,
  PackImported,
  PackKept,
  PackPreview,
  PackText,
  PackTry,
} from '../wire';

/** What the server is asked by an author; only `keep` makes it remember anything. */
export const packsApi = {
  check: (pack: PackText) => once<PackChecked>('/packs/check', pack),
  preview: (ask: PackAsk) => once<PackPreview>('/packs/preview', ask),
  attempt: (ask: PackTry) => once<Judged>('/packs/try', ask),
  bring: (file: File) =>
    once<PackImported>(`/packs/import?name=${encodeURIComponent(file.name)}`, file as Blob),
  export: (wanted: PackExport) => once<PackExported>('/packs/export', wanted),
  keep: (pack: PackText) => once<PackKept>('/packs/keep', pack),
};

/** Bytes of a file that the server would take. */
export const LARGEST = 20_000_000;
