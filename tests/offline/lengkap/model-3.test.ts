import { ujiModel } from '#tests/offline/model.ts';

// The third part of the same runs, in a worker of its own.
ujiModel(2);
