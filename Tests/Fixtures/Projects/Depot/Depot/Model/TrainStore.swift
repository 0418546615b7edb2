import Foundation
import Observation

// Nothing says on which actor this runs: the project does, for all of its types.
@Observable
final class TrainStore {
  var trains = [Train(line: .brand, cars: 1), Train(line: .express, cars: 3), Train(line: .local, cars: 8)]

  static let shared = TrainStore()
}
