import LiveServices
import SwiftUICore

extension EngineServices {
  /// The services of the app that runs; before there is one, those that an app would have.
  @MainActor package static var currentOrLive: EngineServices { current ?? LiveServices.make() }
}
