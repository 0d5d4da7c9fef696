import { planPainting } from '#engines/painter/plan/plan-painting';
import { composePhoto } from './src/engines/painter/compose-photo.ts';
import { createPhotoRenderer } from '#engines/photo-studio/photo-studio';
import sharp from 'sharp';
const [tag,ref]=process.argv.slice(2);
const P=[['bathroom with a freestanding bathtub',3],['living room in the evening with lamps',8],['bright kitchen',9],['bedroom at night',10]];
const r=createPhotoRenderer({threads:2});
const psnr=(a,b)=>{let s=0;for(let i=0;i<a.length;i++)s+=(a[i]-b[i])**2;return 10*Math.log10(65025/(s/a.length));};
// blotch: PSNR after a 16x box shrink
for(const [i,[prompt,seed]] of P.entries()){
 const pl=planPainting({prompt});
 const {scene}=await composePhoto(pl.plan,{seed,width:960,height:720});
 const at={width:480,height:360};
 const f='/tmp/kit/ref-'+i+'.png';
 if(ref){const {pixels}=await r.render(scene,{...at,samples:Number(ref),isReference:true});await sharp(pixels,{raw:{...at,channels:3}}).png().toFile(f);continue;}
 const {pixels,figures}=await r.render(scene,{...at,samples:14});
 await sharp(pixels,{raw:{...at,channels:3}}).png().toFile('/tmp/kit/den-'+tag+'-'+i+'.png');
 const R=await sharp(f).raw().toBuffer();
 const sm=async(b)=>sharp(b,{raw:{...at,channels:3}}).resize(60,45,{kernel:'cubic'}).raw().toBuffer();
 console.log(tag,prompt,'PSNR',psnr(pixels,R).toFixed(2),'low',psnr(await sm(pixels),await sm(R)).toFixed(2),'finishing',(figures.finishing/1000).toFixed(2));
}
await r.close();
