import Foundation

/// Which way content moves that is scrolled.
package enum ScrollTravel {
  /// Up, so that what comes later shows.
  case onward
  /// Down, so that what came before shows again.
  case back
}

extension View {
  /// Calls an action each time that the content of a vertical scroll view inside has moved on by some points, or back.
  ///
  /// Content that is pulled beyond its ends does not count, and neither does what moves because sizes change; `nil` looks at nothing.
  package nonisolated func onScrollTravel(perform action: ((ScrollTravel) -> Void)?) -> some View {
    modifier(ScrollTravelModifier(action: action))
  }
}

nonisolated private struct ScrollTravelModifier: ScrollObservingModifier {
  typealias Body = Never
  let action: ((ScrollTravel) -> Void)?
  func makeObserver() -> ScrollObserver { Observer() }
  func update(_ observer: ScrollObserver) { (observer as? Observer)?.modifier = self }

  private final class Observer: ScrollObserver {
    /// From where on the way of a scroll view's content is measured.
    private struct Track {
      let node: Weak<ScrollNode>
      var offset: CGFloat
      var end: CGFloat
    }
    var modifier: ScrollTravelModifier?
    private var tracks: [Track] = []
    /// How far content moves before it counts, in points; the first point at which there is nothing before counts always.
    private let least: CGFloat = 10

    override var watchesScreensInside: Bool { true }
    override var followsAll: Bool { true }

    override func scrollDidChange(_ node: ScrollNode) {
      guard modifier?.action != nil, node.axes.contains(.vertical) else { return }
      let end = max(node.maximumOffset.y, 0), offset = min(max(node.offset.y, 0), end)
      guard let index = tracks.firstIndex(where: { $0.node.value === node }) else {
        tracks.removeAll { $0.node.value == nil }
        tracks.append(Track(node: Weak(node), offset: offset, end: end))
        return
      }
      guard tracks[index].end == end else {
        (tracks[index].offset, tracks[index].end) = (offset, end)
        return
      }
      let way = offset - tracks[index].offset
      guard abs(way) >= least || (way < 0 && offset == 0) else { return }
      tracks[index].offset = offset
      guard node.isMounted, !node.isInactive else { return }
      node.graph.enqueueAction { [weak self] in self?.modifier?.action?(way > 0 ? .onward : .back) }
    }
  }
}
