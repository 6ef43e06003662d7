import { bagian, ujiModel } from './model.ts';

// The second third of the same runs, in a worker of its own.
ujiModel(bagian[1]);
