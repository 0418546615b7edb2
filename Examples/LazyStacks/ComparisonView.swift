import SwiftUI

/// A hundred rows twice: on the left all are made at once, on the right each when it comes into view.
///
/// Scroll both after a while and compare the times. Once a row has shown, its time stays.
struct ComparisonView: View {
  private let stamp = TimeStamp()

  var body: some View {
    HStack(spacing: 0) {
      column("VStack") { VStack { rows } }
      Divider()
      column("LazyVStack") { LazyVStack { rows } }
    }
  }

  private func column(_ title: String, @ViewBuilder content: () -> some View) -> some View {
    VStack(spacing: 0) {
      Text(title).font(.headline).padding(.vertical, 8)
      ScrollView { content() }
    }
    .frame(maxWidth: .infinity)
  }

  private var rows: some View {
    ForEach(0..<100) { row($0) }
  }

  private func row(_ index: Int) -> some View {
    VStack {
      Text("\(index)").font(.largeTitle)
      Text(stamp.now).foregroundColor(.secondary).monospacedDigit()
    }
    // High rows, so that few are seen at a time.
    .frame(maxWidth: .infinity, minHeight: 200, maxHeight: 200)
  }
}
