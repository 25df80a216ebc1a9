console.log('app')
