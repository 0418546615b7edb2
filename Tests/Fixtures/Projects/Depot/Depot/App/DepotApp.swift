import SwiftUI

#if !LAB
  @main
  struct DepotApp: App {
    var body: some Scene {
      WindowGroup { TrainBoard(store: TrainStore()) }
    }
  }
#endif
