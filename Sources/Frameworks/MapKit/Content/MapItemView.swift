import SwiftUI
import SwiftUICore

/// A marker or an annotation, as one view whose size is that of what stands at the place; its title lies below.
struct MapItemView: View {
  let item: MapItem
  let selection: MapSelection?
  let controller: MapController

  var body: some View {
    ZStack {
      switch item.kind {
      case .marker(let marker): MarkerView(marker: marker, style: item.style, isSelected: isSelected, sign: sign)
      case .annotation(let annotation): AnnotationView(annotation: annotation, style: item.style, sign: sign)
      case .overlay, .person: EmptyView()
      }
    }
    .modifier(MapItemAccessibility(isSelected: isSelected, isPlain: isMarker, select: select))
  }

  private var sign: MapTitleSign { MapTitleSign(room: controller.titles.room(of: item), controller: controller) }
  private var isSelected: Bool { item.isSelected(selection) }
  private var isMarker: Bool { if case .marker = item.kind { true } else { false } }

  private var select: (() -> Void)? {
    guard let tag = item.style.tag, let selection else { return nil }
    return { selection.select(tag) }
  }
}

/// What a marker is to somebody who cannot see it: one element, named by its title, which can be selected.
private struct MapItemAccessibility: ViewModifier {
  let isSelected: Bool
  let isPlain: Bool
  let select: (() -> Void)?

  func body(content: Content) -> some View {
    if isPlain, let select {
      content.accessibilityElement(children: .combine)
        .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
        .accessibilityAction { select() }
    } else if isPlain {
      content.accessibilityElement(children: .combine)
    } else {
      content
    }
  }
}

/// A balloon.
private struct MarkerView: View {
  let marker: MarkerContent
  let style: MapItemStyle
  let isSelected: Bool
  let sign: MapTitleSign

  var body: some View {
    Balloon()
      .fill(style.tint ?? AnyShapeStyle(Color.red))
      .overlay(alignment: .top) {
        glyph.font(.system(size: MapTheme.glyph, weight: .semibold))
          .foregroundStyle(.white)
          .frame(width: MapTheme.head, height: MapTheme.head)
          .accessibilityHidden(true)
      }
      .frame(width: MapTheme.head, height: MapTheme.head + MapTheme.tip)
      .shadow(color: .black.opacity(0.25), radius: 2, y: 1)
      .scaleEffect(isSelected ? MapTheme.selectedScale : 1, anchor: .bottom)
      .overlay(alignment: .bottom) {
        if style.titles != .hidden { MapTitle(sign: sign) { title } }
      }
      .modifier(HiddenTitle(isHidden: style.titles == .hidden) { title })
  }

  @ViewBuilder private var glyph: some View {
    switch marker.glyph {
    case .image(let image): image.aspectRatio(contentMode: .fit).frame(maxWidth: MapTheme.glyph, maxHeight: MapTheme.glyph)
    case .monogram(let text): text.minimumScaleFactor(0.5).lineLimit(1)
    case .standard:
      if marker.isText { Image(systemName: "mappin") } else { marker.label.labelStyle(.iconOnly) }
    }
  }

  @ViewBuilder private var title: some View {
    if marker.isText { marker.label } else { marker.label.labelStyle(.titleOnly) }
  }
}

/// Tells somebody who cannot see the map the title that does not show.
private struct HiddenTitle<Title: View>: ViewModifier {
  let isHidden: Bool
  @ViewBuilder let title: Title

  func body(content: Content) -> some View {
    if isHidden { content.accessibilityRepresentation { title } } else { content }
  }
}

/// A view of the app's.
private struct AnnotationView: View {
  let annotation: AnnotationContent
  let style: MapItemStyle
  let sign: MapTitleSign

  var body: some View {
    ZStack { annotation.content }
      .overlay(alignment: .bottom) {
        if style.titles != .hidden { MapTitle(sign: sign) { annotation.label } }
      }
  }
}

/// What lets a title know whether it has room, and its map how large it is.
private struct MapTitleSign {
  let room: MapTitleRoom?
  let controller: MapController

  var isShown: Bool { room?.isShown ?? true }

  func setSize(_ size: CGSize) {
    if let room { controller.titleHasSize(size, room) }
  }
}

/// The title below what stands on a map; it takes no room there.
private struct MapTitle<Content: View>: View {
  let sign: MapTitleSign
  @ViewBuilder let content: Content
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let halo = colorScheme == .dark ? Color.black.opacity(0.8) : Color.white
    MapTitleLayout(sign: sign) {
      content.font(.system(.caption2, weight: .semibold))
        .foregroundStyle(.primary)
        .lineLimit(2)
        .multilineTextAlignment(.center)
        .shadow(color: halo, radius: 1)
        .shadow(color: halo, radius: 1)
    }
    .opacity(sign.isShown ? 1 : 0)
    .frame(maxWidth: MapTheme.titleWidth)
    .fixedSize()
    .frame(width: 0, height: 0, alignment: .top)
    .offset(y: MapTheme.titleDistance)
    .allowsHitTesting(false)
  }
}

/// A title as large as it is, of which its map knows the size when it is laid out: nothing is asked while the map moves.
private struct MapTitleLayout: Layout {
  let sign: MapTitleSign

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: bounds.origin, proposal: proposal)
    sign.setSize(bounds.size)
  }
}

/// A drop whose tip points down.
struct Balloon: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    let radius = rect.width / 2, middle = CGPoint(x: rect.midX, y: rect.minY + radius)
    // Where the sides leave the head, from straight down.
    let angle = 0.62
    let side = CGPoint(x: radius * sin(angle), y: radius * cos(angle))
    let tip = CGPoint(x: rect.midX, y: rect.maxY), round: CGFloat = 2.5
    return Path { path in
      path.addArc(
        center: middle, radius: radius, startAngle: .radians(.pi / 2 - angle), endAngle: .radians(.pi / 2 + angle),
        clockwise: true)
      let left = CGPoint(x: middle.x - side.x, y: middle.y + side.y), right = CGPoint(x: middle.x + side.x, y: left.y)
      path.addCurve(
        to: CGPoint(x: tip.x - round, y: tip.y - round / 2), control1: CGPoint(x: left.x + 3, y: left.y + 3),
        control2: CGPoint(x: tip.x - round - 1.5, y: tip.y - round - 1.5))
      // A third of the way from the tip; shapes of cubic curves share what is drawn of them.
      path.addCurve(
        to: CGPoint(x: tip.x + round, y: tip.y - round / 2), control1: CGPoint(x: tip.x - round / 3, y: tip.y - round / 6),
        control2: CGPoint(x: tip.x + round / 3, y: tip.y - round / 6))
      path.addCurve(
        to: right, control1: CGPoint(x: tip.x + round + 1.5, y: tip.y - round - 1.5),
        control2: CGPoint(x: right.x - 3, y: right.y + 3))
      path.closeSubpath()
    }
  }
}
