import ApusTesting
import CCallgrind
import CoreGraphicsTypes
import Foundation
import SwiftUI

// Runs one kind of step some times with callgrind counting:
//
//     valgrind --tool=callgrind --instr-atstart=no InstructionMeter scroll
//
// Steps before that fill caches, so that what is counted is what a step costs in an app that has been running for a while.

private struct Row: View {
  let index: Int
  @State private var isOn = false
  var body: some View {
    HStack {
      Text(verbatim: "\(index)").frame(width: 60)
      Button(isOn ? "on \(index)" : "off \(index)") { isOn.toggle() }
      Spacer()
    }
    .padding(.horizontal)
    .frame(height: 50)
    .background(RoundedRectangle(cornerRadius: 8).fill(Color.white))
  }
}

private struct Rows: View {
  var body: some View {
    ScrollView { LazyVStack(spacing: 10) { ForEach(0..<100_000, id: \.self) { Row(index: $0) } } }
      .background(Color.gray)
  }
}

/// A picture of four pixels, larger on the screen than it is and in each step as wide as it never was.
private struct Picture: View {
  private static let image = CGImage(
    width: 2, height: 2, pixels: Data([255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 40, 40, 40, 255]))
  @State private var width: CGFloat = 100
  var body: some View {
    Button("wider") { width += 1 }
    Image(Self.image, scale: 1, label: Text("picture")).resizable().frame(width: width, height: 200)
  }
}

/// Labels that are all placed anew when their column becomes wider.
private struct Labels: View {
  @State private var width: CGFloat = 200
  var body: some View {
    VStack(spacing: 0) {
      Button("wider") { width += 1 }
      ForEach(0..<400, id: \.self) { index in
        HStack(spacing: 2) { Text(verbatim: "\(index)").padding(1) }.frame(width: width, height: 2, alignment: .trailing)
      }
    }
  }
}

private func count(_ steps: Int, _ step: () -> Void) {
  for _ in 0..<steps { step() }
  callgrind_begin()
  for _ in 0..<steps { step() }
  callgrind_end()
}

let kind = CommandLine.arguments.dropFirst().first ?? ""
guard ["scroll", "jump", "update", "picture", "relayout"].contains(kind) else {
  FileHandle.standardError.write(Data("usage: InstructionMeter scroll|jump|update|picture|relayout\n".utf8))
  exit(2)
}
let screen = Screen(
  .init {
    $0.size = CGSize(width: 390, height: 844)
    // What is counted is the engine, without its checks.
    $0.verifiesCaches = false
  }
) {
  switch kind {
  case "picture": Picture()
  case "relayout": Labels()
  default: Rows()
  }
}
if kind == "scroll" {
  count(10) { screen.scroll(by: 24) }
} else if kind == "jump" {
  // Every row that shows is another one than before.
  count(10) { screen.scroll(by: 60_000) }
} else {
  // From the first look on each frame is painted.
  if kind == "picture" { _ = screen.pixelsPainted }
  let name = kind == "update" ? "off 3" : "wider"
  guard let frame = try? screen.button(name).frame else { fatalError("there is no button \(name)") }
  count(10) {
    screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    screen.finishAnimations()
  }
}
