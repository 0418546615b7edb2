import SwiftUI

@main
struct LedgerApp: App {
  var body: some Scene {
    WindowGroup("Ledger") { LedgerView() }
      .defaultSize(width: 520, height: 320)
  }
}
