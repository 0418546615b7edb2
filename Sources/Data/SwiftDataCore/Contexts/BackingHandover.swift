import Glibc

// Safe: each thread has a place of its own, which has an object only while the function that put it there runs and holds it.
/// Hands the backing data of a record to the initializer of the model that is made for it, which would make one of its own otherwise.
///
/// What the initializer sets before it takes the backing data are defaults, for which nothing is to be done.
enum BackingHandover {
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    guard pthread_key_create(&key, nil) == 0 else { fatalError("this process has no more places for values of threads") }
    return key
  }()

  /// Runs a closure that makes a model over a backing data.
  static func making<Model: PersistentModel>(over backing: ModelBackingData<Model>, _ make: () -> Model) -> Model {
    let outer = pthread_getspecific(key)
    pthread_setspecific(key, Unmanaged.passUnretained(backing).toOpaque())
    backing.isHandedOver = true
    defer {
      backing.isHandedOver = false
      pthread_setspecific(key, outer)
    }
    return make()
  }

  /// The backing data that is handed over to a model of a class, once.
  static func take<Model: PersistentModel>(for type: Model.Type) -> ModelBackingData<Model>? {
    guard let place = pthread_getspecific(key) else { return nil }
    let offered = Unmanaged<AnyObject>.fromOpaque(place).takeUnretainedValue()
    guard let backing = offered as? ModelBackingData<Model> else { return nil }
    pthread_setspecific(key, nil)
    return backing
  }
}
