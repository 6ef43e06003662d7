import { ujiModel } from '#tests/offline/model.ts';

// The second part of the same runs, in a worker of its own.
ujiModel(1);
