console.log('finish');
