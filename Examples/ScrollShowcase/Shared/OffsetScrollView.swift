import SwiftUI

/// A scroll view that tells how far its content has moved, from the days before `onScrollGeometryChange`.
///
/// A reader without height at the beginning of the content says where it stands in the scroll view, by a preference. The offset
/// is 0 at the beginning, below zero once the content has moved up, and above while it is pulled down.
struct OffsetScrollView<Content: View>: View {
  let onOffsetChange: (CGFloat) -> Void
  @ViewBuilder let content: () -> Content
  /// The scroll view's coordinate space.
  private let space = "offset"

  var body: some View {
    ScrollView(.vertical) {
      VStack(spacing: 0) {
        offsetReader
        content()
      }
    }
    .coordinateSpace(name: space)
    .onPreferenceChange(OffsetKey.self, perform: onOffsetChange)
  }

  private var offsetReader: some View {
    GeometryReader { proxy in
      Color.clear.preference(key: OffsetKey.self, value: proxy.frame(in: .named(space)).minY)
    }
    .frame(height: 0)
  }
}

private struct OffsetKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}
