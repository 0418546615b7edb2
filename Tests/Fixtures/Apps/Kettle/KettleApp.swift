import SwiftUI

@main
struct KettleApp: App {
  var body: some Scene { WindowGroup { KettleView() } }
}

struct KettleView: View {
  @StateObject private var kitchen = Kitchen()

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(kitchen.lines, id: \.self) { Text($0) }
    }
    .onAppear { kitchen.open() }
  }
}
