import CoreGraphicsTypes
import Foundation
import SwiftUI

/// Modifiers that take numbers, or surround what does.
enum Modifier: CaseIterable {
  case padding, insets, frame, flexible, offset, position, ratio, fixed, priority, zIndex, guide, safeAreaPadding, ignoresSafeArea
  case overlay, background, mask, inset, sideInset
  case rotation, rotation3D, scale, transform, projection, blur, shadow, opacity, brightness, contrast, hue, cornerRadius,
    clipShape
  case clipped, blend, compositing, visualEffect, margins, transition, anchor, geometryGroup, hidden, frameAnimation, gestures
}

extension Modifier {
  /// Whether it shows a second view.
  var takesLayer: Bool {
    switch self {
    case .overlay, .background, .mask, .inset, .sideInset: true
    default: false
    }
  }

  /// `isInRow`: inside of a lazy container nothing is blurred, which would take its time for each of the rows.
  @MainActor func view(_ n: [CGFloat], count: Int, isInRow: Bool, _ children: [AnyView]) -> AnyView {
    let content = children[0]
    if takesLayer { return layer(n, content, children[1]) }
    switch self {
    case .padding: return AnyView(content.padding(n[0]))
    case .insets: return AnyView(content.padding(EdgeInsets(top: n[0], leading: n[1], bottom: n[2], trailing: n[3])))
    case .frame: return AnyView(content.frame(width: n[0], height: n[1], alignment: .topLeading))
    case .flexible:
      return AnyView(
        content.frame(minWidth: n[0], idealWidth: n[1], maxWidth: n[2], minHeight: n[3], idealHeight: n[1], maxHeight: n[0]))
    case .offset: return AnyView(content.offset(x: n[0], y: n[1]))
    case .position: return AnyView(content.position(x: n[0], y: n[1]))
    case .ratio: return AnyView(content.aspectRatio(n[0], contentMode: count % 2 == 0 ? .fit : .fill))
    case .fixed: return AnyView(content.fixedSize(horizontal: count % 2 == 0, vertical: count % 3 == 0))
    case .priority: return AnyView(content.layoutPriority(n[0]))
    case .zIndex: return AnyView(content.zIndex(n[0]))
    case .guide:
      return AnyView(content.alignmentGuide(.top) { $0.height * n[0] }.alignmentGuide(HorizontalAlignment.center) { _ in n[1] })
    case .safeAreaPadding: return AnyView(content.safeAreaPadding(n[0]))
    case .ignoresSafeArea: return AnyView(content.ignoresSafeArea())
    case .margins: return AnyView(content.contentMargins(.all, n[0]).contentMargins(.top, n[1], for: .scrollIndicators))
    case .geometryGroup: return AnyView(content.geometryGroup())
    case .hidden: return AnyView(content.hidden())
    case .anchor: return AnyView(content.defaultScrollAnchor(UnitPoint(x: n[0], y: n[1])))
    case .gestures:
      return AnyView(
        content.gesture(DragGesture(minimumDistance: n[0])).onLongPressGesture(minimumDuration: n[1], maximumDistance: n[2]) {})
    case .transition: return AnyView(content.transition(.scale(scale: n[0]).combined(with: .offset(x: n[1], y: n[2]))))
    case .frameAnimation: return AnyView(content.animation(.spring(response: n[0], dampingFraction: n[1]), value: n[2]))
    case .blur where isInRow, .shadow where isInRow: return content
    default: return effect(n, isInRow ? 0 : n[0], content)
    }
  }

  @MainActor private func layer(_ n: [CGFloat], _ content: AnyView, _ layer: AnyView) -> AnyView {
    switch self {
    case .overlay: AnyView(content.overlay(alignment: .topLeading) { layer })
    case .background: AnyView(content.background(alignment: .bottom) { layer })
    case .mask: AnyView(content.mask { layer })
    case .inset: AnyView(content.safeAreaInset(edge: .bottom, spacing: n[0]) { layer })
    default: AnyView(content.safeAreaInset(edge: .leading, spacing: n[0]) { layer })
    }
  }

  @MainActor private func effect(_ n: [CGFloat], _ radius: CGFloat, _ content: AnyView) -> AnyView {
    let anchor = UnitPoint(x: n[2], y: n[3])
    switch self {
    case .rotation: return AnyView(content.rotationEffect(.degrees(n[0]), anchor: anchor))
    case .rotation3D:
      return AnyView(content.rotation3DEffect(.degrees(n[0]), axis: (n[1], n[2], n[3]), anchorZ: n[3], perspective: n[1]))
    case .scale: return AnyView(content.scaleEffect(x: n[0], y: n[1], anchor: anchor))
    case .transform:
      return AnyView(content.transformEffect(CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[0], ty: n[1])))
    case .projection:
      var transform = ProjectionTransform()
      (transform.m11, transform.m13, transform.m23, transform.m31) = (n[0], n[1], n[2], n[3])
      return AnyView(content.projectionEffect(transform))
    case .blur: return AnyView(content.blur(radius: n[0]))
    case .shadow: return AnyView(content.shadow(radius: n[0], x: n[1], y: n[2]))
    case .opacity: return AnyView(content.opacity(n[0]))
    case .brightness: return AnyView(content.brightness(n[0]).saturation(n[1]).grayscale(n[2]))
    case .contrast: return AnyView(content.contrast(n[0]))
    case .hue: return AnyView(content.hueRotation(.degrees(n[0])))
    case .cornerRadius: return AnyView(content.cornerRadius(n[0]))
    case .clipShape: return AnyView(content.clipShape(RoundedRectangle(cornerRadius: n[0]).offset(x: n[1], y: n[2])))
    case .clipped: return AnyView(content.clipped())
    case .blend: return AnyView(content.blendMode(.multiply))
    case .compositing: return AnyView(content.compositingGroup().drawingGroup())
    default:
      return AnyView(
        content.visualEffect { effect, proxy in
          effect.offset(x: n[0], y: proxy.size.height * n[1]).scaleEffect(n[2]).rotationEffect(.degrees(n[3])).blur(
            radius: radius)
        })
    }
  }
}
