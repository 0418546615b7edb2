import Strokes
import SwiftUI

struct SketchView: View {
  var body: some View {
    VStack {
      Text("Sketch").font(.title)
      Canvas { context, size in
        context.stroke(Stroke.wave(in: size), with: .color(.accentColor), lineWidth: 4)
      }
      .frame(height: 200)
      Text(greeting)
    }
    .padding()
  }

  private var greeting: String {
    guard let url = Bundle.module.url(forResource: "greeting", withExtension: "txt") else { return "no greeting" }
    return (try? String(contentsOf: url, encoding: .utf8)) ?? "no greeting"
  }
}

#Preview {
  SketchView()
}
