import { requestOnce } from '../browser/api';
import type {
  AnswerVerdict,
  PackItemRequest,
  PackCheck,
  PackExportRequest,
  PackExportReply,
  PackImportReply,
  PackKeepReply,
  PackPreview,
  PackText,
  PackTry,
} from '../wire';

/** What the server is asked by an author; only `keep` makes it remember anything. */
export const packsApi = {
  check: (pack: PackText) => requestOnce<PackCheck>('/packs/check', pack),
  preview: (ask: PackItemRequest) => requestOnce<PackPreview>('/packs/preview', ask),
  attempt: (ask: PackTry) => requestOnce<AnswerVerdict>('/packs/try', ask),
  bring: (file: File) =>
    requestOnce<PackImportReply>(`/packs/import?name=${encodeURIComponent(file.name)}`, file as Blob),
  export: (wanted: PackExportRequest) => requestOnce<PackExportReply>('/packs/export', wanted),
  keep: (pack: PackText) => requestOnce<PackKeepReply>('/packs/keep', pack),
};

/** Bytes of a file that the server would take. */
export const LARGEST = 20_000_000;
