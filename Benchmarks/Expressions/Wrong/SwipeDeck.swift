// unknown: backdropGloss
import SwiftUI

struct SwipeDeck: View {
  struct Person: Identifiable, Equatable {
    let id = UUID()
    var name: String
    var age: Int
  }
  @State private var people = [Person(name: "Ada", age: 36), Person(name: "Grace", age: 45)]
  @State private var drag: [UUID: CGSize] = [:]

  var body: some View {
    ZStack {
      ForEach(people.reversed()) { person in
        let position = people.firstIndex(of: person) ?? 0
        RoundedRectangle(cornerRadius: 24)
          .fill(.background)
          .overlay(alignment: .bottomLeading) {
            VStack(alignment: .leading) {
              Text("\(person.name), \(person.age)").font(.title.bold())
              Text("5 km away").foregroundStyle(.secondary)
            }
            .padding()
          }
          .overlay {
            if let width = drag[person.id]?.width, abs(width) > 30 {
              Text(width > 0 ? "LIKE" : "NOPE")
                .font(.largeTitle.weight(.black))
                .foregroundStyle(width > 0 ? .green : .red)
                .rotationEffect(.degrees(width > 0 ? -15 : 15))
                .opacity(Double(min(abs(width) / 100, 1)))
            }
          }
          .backdropGloss(.regular)
          .scaleEffect(1 - CGFloat(position) * 0.05)
          .offset(x: drag[person.id]?.width ?? 0, y: CGFloat(position) * 12 + (drag[person.id]?.height ?? 0))
          .rotationEffect(.degrees(Double((drag[person.id]?.width ?? 0) / 20)))
          .gesture(
            DragGesture()
              .onChanged { drag[person.id] = $0.translation }
              .onEnded { value in
                withAnimation(.interactiveSpring) {
                  if abs(value.translation.width) > 120 { people.removeAll { $0 == person } }
                  drag[person.id] = nil
                }
              }
          )
      }
    }
    .padding(30)
  }
}
