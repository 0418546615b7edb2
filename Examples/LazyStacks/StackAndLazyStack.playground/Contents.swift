import PlaygroundSupport
import SwiftUI

// A playground page: `./apus run Examples/LazyStacks/StackAndLazyStack.playground/Contents.swift`
//
// Each row shows the time at which it was made. On the left all rows are made at once; on the right each is made when it
// scrolls into view, and keeps its time from then on.

let dateFormatter = DateFormatter()

struct ComparisonView: View {
  var body: some View {
    HStack {
      ScrollView {
        VStack {
          ForEach(0..<100) { row($0) }
        }
      }
      ScrollView {
        LazyVStack {
          ForEach(0..<100) { row($0) }
        }
      }
    }
  }

  func row(_ index: Int) -> some View {
    VStack {
      Text("\(index)").font(.largeTitle)
      Text(dateFormatter.string(from: Date()))
    }
    .frame(maxWidth: .infinity, minHeight: 200)
  }
}

dateFormatter.locale = Locale(identifier: "ja_JP")
dateFormatter.dateStyle = .none
dateFormatter.timeStyle = .medium

PlaygroundPage.current.setLiveView(
  ComparisonView()
    .frame(width: 400, height: 500)
)
