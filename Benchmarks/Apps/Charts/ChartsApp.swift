import Charts
import Foundation
import SwiftUI

/// A chart of many points that a tap shows, or a canvas of many shapes that move.
///
/// CHART_KIND (`line`, `point`, `bar` or `canvas`) and CHART_COUNT in the environment say which. With CHART_SCROLLS a tenth of
/// the chart shows at a time. The button looks the same while it is pressed, so that a tap makes one frame.
@main
struct ChartsApp: App {
  var body: some Scene {
    WindowGroup { WorkloadView(workload: Workload(environment: ProcessInfo.processInfo.environment)) }
  }
}

struct Workload {
  enum Kind: String { case line, point, bar, canvas }
  let kind: Kind
  let values: [Double]
  let scrolls: Bool

  init(environment: [String: String]) {
    kind = environment["CHART_KIND"].flatMap(Kind.init) ?? .line
    let count = environment["CHART_COUNT"].flatMap { Int($0) } ?? 1000
    values = (0..<count).map { index in
      let x = Double(index)
      return 50 + 30 * sin(x / Double(count) * 125) + 8 * sin(x * 12.9898) * cos(x * 78.233)
    }
    scrolls = environment["CHART_SCROLLS"] != nil
  }
}

struct WorkloadView: View {
  let workload: Workload
  @State private var isShown = false

  var body: some View {
    VStack(spacing: 0) {
      Button("Show") { isShown = true }.buttonStyle(StillButtonStyle())
      if !isShown {
        Color.clear
      } else if workload.kind == .canvas {
        ShapesView(count: workload.values.count)
      } else if workload.scrolls {
        chart.chartScrollableAxes(.horizontal).chartXVisibleDomain(length: workload.values.count / 10)
      } else {
        chart
      }
    }
  }

  @ViewBuilder private var chart: some View {
    let values = workload.values
    switch workload.kind {
    case .point: Chart(values.indices, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", values[$0])) }
    case .bar: Chart(values.indices, id: \.self) { BarMark(x: .value("x", $0), y: .value("y", values[$0])) }
    default: Chart(values.indices, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", values[$0])) }
    }
  }
}

struct StillButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label.padding(8) }
}

/// Discs, squares, triangles and lines in many colours, each on its own way; the process ends after 120 frames.
struct ShapesView: View {
  let count: Int
  @State private var clock = FrameCount()

  var body: some View {
    TimelineView(.animation) { timeline in
      Canvas { context, size in
        clock.frames += 1
        if clock.frames > 120 { exit(0) }
        paint(context, size, phase: timeline.date.timeIntervalSinceReferenceDate)
      }
    }
  }

  private func paint(_ context: GraphicsContext, _ size: CGSize, phase: Double) {
    for index in 0..<count {
      let seed = Double(index)
      let x = size.width * (0.5 + 0.5 * sin(seed * 1.7 + phase * (0.2 + seed.truncatingRemainder(dividingBy: 7) * 0.1)))
      let y = size.height * (0.5 + 0.5 * cos(seed * 2.3 + phase * 0.3))
      let color = Color(hue: seed.truncatingRemainder(dividingBy: 97) / 97, saturation: 0.8, brightness: 0.9)
      let frame = CGRect(x: x - 3, y: y - 3, width: 6, height: 6)
      switch index % 4 {
      case 0: context.fill(Path(ellipseIn: frame), with: .color(color))
      case 1: context.fill(Path(frame), with: .color(color))
      case 2: context.fill(triangle(in: frame), with: .color(color))
      default: context.stroke(line(in: frame), with: .color(color), lineWidth: 1.5)
      }
    }
  }

  private func triangle(in frame: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: frame.midX, y: frame.minY))
      path.addLine(to: CGPoint(x: frame.maxX, y: frame.maxY))
      path.addLine(to: CGPoint(x: frame.minX, y: frame.maxY))
      path.closeSubpath()
    }
  }

  private func line(in frame: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: frame.minX, y: frame.minY))
      path.addLine(to: CGPoint(x: frame.maxX, y: frame.maxY))
    }
  }
}

final class FrameCount { var frames = 0 }
