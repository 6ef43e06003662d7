import { bagian, ujiModel } from './model.ts';

ujiModel(bagian[0]);
