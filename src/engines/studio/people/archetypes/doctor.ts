import { type PeopleDefinition, USUAL_PEOPLE } from '../people-definition.ts';
import { stageDoctor } from '../stagings/standing.ts';

export const doctor: PeopleDefinition = {
  ...USUAL_PEOPLE,
  category: 'wellness',
  favoredBy: ['professional', 'wellness'],
  strong: `doctor, patient, nurse, physician, surgeon, hospital, clinic, medical, healthcare, health care,
    medical team, checkup, medicine, therapist, dentist, pharmacist, stethoscope, consultation,
    doctor patient, medical consultation, healthcare worker, physiotherapy, caregiver, vaccination`,
  weak: 'health, care, treatment, people, exam, elderly',
  settings: ['clinic'],
  countCast: () => 3,
  wardrobe: ['sweater', 'tee', 'shirt', 'hoodie'],
  pivot: 0.05,
  uniforms: ['coat', null, 'scrubs'],
  draw: stageDoctor,
};
