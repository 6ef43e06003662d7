import { ujiModel } from './model.ts';

// The third part of the same runs, in a worker of its own.
ujiModel(2);
