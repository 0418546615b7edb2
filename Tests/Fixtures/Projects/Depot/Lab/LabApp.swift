import SwiftUI

@main
struct LabApp: App {
  var body: some Scene {
    WindowGroup { Text("Lab on a \(Device.name)") }
  }
}
