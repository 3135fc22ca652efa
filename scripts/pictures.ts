console.log('pictures');
