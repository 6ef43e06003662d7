import { small } from '#server/core/collection.ts';
import { listPertanyaan } from './repository.ts';

/** The questions, so that a survey can be filled in without a network. */
export const koleksiPertanyaan = small('pertanyaanSurvei', listPertanyaan);
